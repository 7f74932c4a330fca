value_1 = os.environ["SERVICE_VALUE"]
value_2 = "{{token:sk-:alnum:6}}{{token:T3BlbkFJ:alnum:6}}"
value_3 = "sk-{{fill:x:20}}T3BlbkFJ{{fill:x:20}}"
value_4 = "Zq7{{token:sk-:alnum:20}}{{token:T3BlbkFJ:alnum:20}}"
