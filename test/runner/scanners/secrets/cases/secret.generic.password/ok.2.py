"""You can pass `spec=True` or `retries=3` as well."""
rules = {"password": "required|string|min:8|confirmed"}
password = "passwortWiederholung"
confirm_password = "BestaetigungDesKennworts"
password_policy = "MinimumLength8RequireSymbols"
print('password "' + password + '" is too short')
