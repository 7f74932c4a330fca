spawn("sh", ["-c", "ls | wc -l"]);
spawn("sh", ["-c", 'tool "$1"', "sh", value]);
spawn("bash", ["script.sh", value]);
spawn("grep", ["-c", word, file]);
