const campaigns = new Map([["spring", "https://shop.example.com/spring"]]);

exports.destination = (name) => campaigns.get(name) ?? "/";
