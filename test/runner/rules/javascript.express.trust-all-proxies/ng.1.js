const app = express();
app.set("trust proxy", true); // expect
app.use(limiter);
