<?php
function probe_wp() {
    global $wpdb;
    exec("x " . sanitize_text_field($_GET["a"])); // expect
    exec("x " . wp_unslash($_POST["b"])); // expect
    exec("x " . esc_html($_GET["c"])); // expect
    exec("x " . get_query_var("d")); // expect
    exec("x " . absint($_GET["e"]));
    exec("x " . wp_parse_args($_GET, ["a" => 1])["f"]); // expect
    exec("x " . shortcode_atts(["g" => "a"], $_GET)["g"]); // expect
    exec("x " . apply_filters("my", $_GET["h"])); // expect
}
function probe_wp2(WP_REST_Request $request) {
    exec("x " . $request->get_param("a")); // expect
    exec("x " . $request["b"]); // expect
    exec("x " . $request->get_json_params()["c"]); // expect
    exec("x " . $request->get_body()); // expect
    exec("x " . $request->get_header("x-a")); // expect
    exec("x " . wp_strip_all_tags($_GET["d"])); // expect
    exec("x " . sanitize_file_name($_GET["e"]));
    exec("x " . sanitize_key($_GET["f"]));
}
class Probe_CI extends CI_Controller {
    function index() {
        exec("x " . $this->input->get("a")); // expect
        exec("x " . $this->input->post("b", true)); // expect
        exec("x " . $this->uri->segment(3)); // expect
        exec("x " . $this->input->get_post("c")); // expect
        exec("x " . $this->input->cookie("d")); // expect
        exec("x " . $this->input->server("HTTP_HOST")); // expect
        exec("x " . $this->input->user_agent()); // expect
        exec("x " . $this->security->xss_clean($this->input->get("e"))); // expect
    }
    function view($slug) {
        exec("x " . $slug); // expect
        exec("x " . html_escape($this->input->get("f"))); // expect
        exec("x " . url_title($this->input->get("g")));
        $data = $this->input->post();
        exec("x " . $data["h"]); // expect
        exec("x " . element("i", $data)); // expect
        exec("x " . word_limiter($data["j"], 3)); // expect
        exec("x " . strip_slashes($data["k"])); // expect
        exec("x " . $this->input->raw_input_stream); // expect
    }
}
