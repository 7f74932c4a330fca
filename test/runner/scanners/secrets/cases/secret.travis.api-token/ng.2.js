const options = { travisToken: "{{token::alnum:22}}" }; // expect
process.env["TRAVIS_TOKEN"] = '{{token::alnum:22}}'; // expect
