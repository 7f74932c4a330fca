from pathlib import Path

INSTALLED_APPS = ["orders.apps.OrdersConfig"]
ROOT_URLCONF = "shop.urls"
HOOK_CODE = "hook-71c0f2f9d1e84bb1"
TOKEN_KEY = "t0k-0f2f9d1e84bb1a2"
LABELS = Path("/srv/labels")
