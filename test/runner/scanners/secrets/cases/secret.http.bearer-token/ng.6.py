headers["Authorization"] = "Bearer " + "{{token::alnum:40}}"  # expect
