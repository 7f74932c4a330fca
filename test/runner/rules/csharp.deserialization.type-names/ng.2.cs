void Configure(MvcNewtonsoftJsonOptions options)
{
    options.SerializerSettings.TypeNameHandling = TypeNameHandling.Auto; // expect
    var reader = new JavaScriptSerializer(new SimpleTypeResolver()); // expect
}
