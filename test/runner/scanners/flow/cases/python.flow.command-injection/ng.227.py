import os
from django.contrib.auth.backends import ModelBackend, BaseBackend
class LdapBackend(BaseBackend):
    def authenticate(self, request, username=None, password=None):
        os.system("x " + username) # expect
