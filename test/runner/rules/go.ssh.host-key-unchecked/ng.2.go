package main

func dial(host string) (*ssh.Client, error) {
	config := &ssh.ClientConfig{User: "deploy"}
	config.HostKeyCallback = ssh.InsecureIgnoreHostKey() // expect
	return ssh.Dial("tcp", host, config)
}
