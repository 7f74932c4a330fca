var nodes = document.Descendants("order").Where(order => (string)order.Attribute("customer") == customer);
var node = document.SelectSingleNode($"/orders/{ElementName}");
