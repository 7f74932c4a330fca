String ADYEN_API_KEY = System.getenv("ADYEN_API_KEY");
String picture = "{{token:AQE:alnum:70}}";
