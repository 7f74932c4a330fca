import os
from pathlib import Path

INSTALLED_APPS = ["orders.apps.OrdersConfig"]
ROOT_URLCONF = "shop.urls"
HOOK_CODE = os.environ["HOOK_CODE"]
TOKEN_KEY = os.environ["TOKEN_KEY"]
LABELS = Path(os.environ["LABELS"])
