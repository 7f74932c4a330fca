package harbour;

public class Berth {
    private String quay;
    private int number;

    public String getQuay() {
        return quay;
    }

    public void setQuay(String quay) {
        this.quay = quay;
    }

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
    }
}
