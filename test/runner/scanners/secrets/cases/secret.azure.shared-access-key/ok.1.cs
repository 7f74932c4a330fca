var text = "Endpoint=sb://bus.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=" + key;
var digest = "{{token::base64:43}}=";
