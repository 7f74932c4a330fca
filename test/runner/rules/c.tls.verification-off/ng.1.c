void get(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L); // expect
  curl_easy_perform(curl);
}
