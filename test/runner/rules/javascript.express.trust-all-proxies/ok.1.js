const app = express();
app.set("trust proxy", "loopback, 10.0.0.0/8");
