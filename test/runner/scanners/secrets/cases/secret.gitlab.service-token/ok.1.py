value_1 = os.environ["SERVICE_VALUE"]
value_2 = "glcbt-64_{{token::alnum:6}}"
value_3 = "glcbt-64_{{fill:x:20}}"
value_4 = "Zq7glcbt-64_{{token::alnum:20}}"
