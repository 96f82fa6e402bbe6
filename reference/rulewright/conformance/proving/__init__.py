"""How strong the cases are: rules are broken one by one."""
