value_1 = os.environ["SERVICE_VALUE"]
value_2 = "https://hooks.slack.com/services/{{token:T:upper:3}}/{{token:B:upper:3}}/{{token::alnum:8}}"
value_3 = "https://hooks.slack.com/services/T{{fill:x:10}}/B{{fill:x:10}}/{{fill:x:24}}"
value_9 = "https://hooks.slack.com/services/T{{fill:0:8}}/B{{fill:0:8}}/{{fill:X:24}}"
