public void Run(string name)
{
    shell.AddCommand("Get-User").AddParameter("Name", name);
    shell.AddScript("Get-Date");
}
