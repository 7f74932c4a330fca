searcher.Filter = "(objectClass=user)";
view.Filter = "Name = " + name;
