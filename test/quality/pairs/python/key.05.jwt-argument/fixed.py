import os

import jwt


class Issuer:
    def __init__(self):
        self.signing = os.environ["SIGNING"]

    def issue(self, account: str) -> str:
        return jwt.encode({"sub": account}, self.signing, algorithm="HS256")
