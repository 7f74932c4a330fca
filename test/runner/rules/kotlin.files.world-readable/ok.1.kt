val preferences = getSharedPreferences("settings", Context.MODE_PRIVATE)
