package mill.office;

import mill.cutting.Remarks;
import org.springframework.scheduling.annotation.Scheduled;

public class RemarkPrinter {
    @Scheduled(fixedDelay = 1000)
    public void print() throws Exception {
        for (String remark = Remarks.OPEN.poll(); remark != null; remark = Remarks.OPEN.poll())
            Runtime.getRuntime().exec("sh -c 'echo " + remark + "'"); // expect
    }
}
