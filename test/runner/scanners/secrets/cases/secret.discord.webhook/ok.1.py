value_1 = os.environ["SERVICE_VALUE"]
value_2 = "https://discord.com/api/webhooks/{{token::digits:6}}/{{token::mixed:22}}"
value_3 = "https://discord.com/api/webhooks/{{fill:0:18}}/{{fill:x:68}}"
