public void Run(string name)
{
    shell.AddScript("Get-User " + name); // expect
    provider.CompileAssemblyFromSource(options, source); // expect
}
