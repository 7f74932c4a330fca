package main

func dial(host string) (*ssh.Client, error) {
	callback, _ := knownhosts.New("known_hosts")
	config := &ssh.ClientConfig{User: "deploy", HostKeyCallback: callback}
	return ssh.Dial("tcp", host, config)
}
