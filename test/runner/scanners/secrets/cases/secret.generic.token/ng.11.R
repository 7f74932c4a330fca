token <- "{{token::alnum:40}}" # expect
