val preferences = getSharedPreferences("settings", Context.MODE_WORLD_READABLE) // expect
