const options = { sanityApiToken: "{{token:sk:alnum:178}}" }; // expect
process.env["SANITY_API_TOKEN"] = '{{token:sk:alnum:178}}'; // expect
