EMAIL = /\A[a-z0-9]+@example\.com\z/
LIST = /\A\w+(,\s*\w+)*\z/
