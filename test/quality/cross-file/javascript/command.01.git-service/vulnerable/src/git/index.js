const { GitService } = require("./git-service");

module.exports.git = new GitService(process.env.REPOSITORY || "/srv/repository");
