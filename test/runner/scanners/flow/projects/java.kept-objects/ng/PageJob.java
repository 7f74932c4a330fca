package kept.pages;

import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
public class PageJob {
    private final PageStore store;

    public PageJob(PageStore store) {
        this.store = store;
    }

    @Scheduled(fixedDelay = 60000)
    public void load() {
        for (String address : store.all()) {
            new RestTemplate().getForObject(address, String.class); // expect
        }
    }
}
