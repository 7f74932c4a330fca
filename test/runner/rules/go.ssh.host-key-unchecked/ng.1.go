package main

var config = &ssh.ClientConfig{
	HostKeyCallback: ssh.InsecureIgnoreHostKey(), // expect
}
