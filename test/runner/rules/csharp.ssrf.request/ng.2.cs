void Load()
{
    var request = WebRequest.Create("http://" + Request.Form["host"] + "/status"); // expect
}
