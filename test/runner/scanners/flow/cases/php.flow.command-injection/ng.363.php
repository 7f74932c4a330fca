<?php
function a() {
    $a = [];
    $a[] = $_GET["v"];
    exec("x " . $a[0]); // expect
    $b = [];
    array_push($b, "a", $_GET["v"]);
    exec("x " . implode(" ", $b)); // expect
    $c = [];
    array_unshift($c, $_GET["v"]);
    exec("x " . array_shift($c)); // expect
    exec("x " . array_pop($_GET["l"])); // expect
    exec("x " . array_merge(["a" => 1], $_GET)["name"]); // expect
    exec("x " . ($_GET + ["a" => 1])["name"]); // expect
    exec("x " . array_replace(["a" => 1], $_GET)["name"]); // expect
    exec("x " . array_values($_GET)[0]); // expect
}
function b() {
    exec("x " . array_keys($_GET)[0]); // expect
    exec("x " . array_flip($_GET)["a"]); // expect
    exec("x " . implode(" ", array_map("trim", $_GET["l"]))); // expect
    exec("x " . implode(" ", array_map(fn($x) => $x . "a", $_GET["l"]))); // expect
    exec("x " . implode(" ", array_filter($_GET["l"]))); // expect
    exec("x " . array_reduce($_GET["l"], fn($c, $i) => $c . $i, "")); // expect
    array_walk($_GET["l"], function ($v, $k) { exec("x " . $v); }); // expect
    exec("x " . array_combine(["a"], [$_GET["v"]])["a"]); // expect
}
function c() {
    exec("x " . array_fill(0, 3, $_GET["v"])[0]); // expect
    exec("x " . array_fill_keys(["a"], $_GET["v"])["a"]); // expect
    exec("x " . array_pad([], 3, $_GET["v"])[0]); // expect
    exec("x " . array_column($_GET["rows"], "name")[0]); // expect
    exec("x " . array_chunk($_GET["l"], 2)[0][0]); // expect
    exec("x " . array_slice($_GET["l"], 1)[0]); // expect
    $l = ["a", "b"];
    array_splice($l, 1, 0, [$_GET["v"]]);
    exec("x " . $l[1]); // expect
    exec("x " . array_reverse($_GET["l"])[0]); // expect
}
function d() {
    exec("x " . array_unique($_GET["l"])[0]); // expect
    exec("x " . array_diff($_GET["l"], ["a"])[0]); // expect
    exec("x " . array_intersect($_GET["l"], ["a"])[0]);
    exec("x " . array_intersect_key($_GET, ["name" => 1])["name"]); // expect
    exec("x " . array_diff_key($_GET, ["a" => 1])["name"]); // expect
    exec("x " . array_change_key_case($_GET)["name"]); // expect
    exec("x " . max($_GET["l"])); // expect
    exec("x " . current($_GET["l"])); // expect
}
function e() {
    exec("x " . reset($_GET["l"])); // expect
    exec("x " . end($_GET["l"])); // expect
    exec("x " . next($_GET["l"])); // expect
    exec("x " . key($_GET)); // expect
    sort($_GET["s"]);
    exec("x " . $_GET["s"][0]); // expect
    usort($_GET["t"], fn($a, $b) => $a <=> $b);
    exec("x " . $_GET["t"][0]); // expect
    exec("x " . array_key_first($_GET)); // expect
}
function f() {
    $other = $_GET["v"];
    exec("x " . compact("other")["other"]); // expect
    list($a, $b) = $_GET["l"];
    exec("x " . $b); // expect
    ["k" => $c] = $_GET;
    exec("x " . $c); // expect
    [$d, [$e]] = [1, [$_GET["w"]]];
    exec("x " . $e); // expect
    foreach ($_GET as $k => $v) exec("x $k $v"); // expect
    foreach ($_GET["rows"] as ["name" => $n]) exec("x " . $n); // expect
}
function g() {
    $ao = new ArrayObject($_GET);
    exec("x " . $ao["name"]); // expect
    $ai = new ArrayIterator($_GET["l"]);
    foreach ($ai as $i) exec("x " . $i); // expect
    $q = new SplQueue();
    $q->enqueue($_GET["v"]);
    exec("x " . $q->dequeue()); // expect
    $s = new SplStack();
    $s->push($_GET["v"]);
    exec("x " . $s->top()); // expect
    $os = new SplObjectStorage();
    $fa = new SplFixedArray(3);
    $fa[0] = $_GET["v"];
    exec("x " . $fa[0]); // expect
    $pq = new SplPriorityQueue();
    $pq->insert($_GET["v"], 1);
    exec("x " . $pq->extract()); // expect
    $ao2 = new ArrayObject();
    $ao2->append($_GET["v"]);
    exec("x " . $ao2->getArrayCopy()[0]); // expect
    exec("x " . iterator_to_array(new ArrayIterator($_GET["l"]))[0]); // expect
}
function h() {
    $it = new ArrayIterator($_GET["l"]);
    while ($it->valid()) {
        exec("x " . $it->current()); // expect
        $it->next();
    }
    array_walk_recursive($_GET, function ($v) { exec("x " . $v); }); // expect
    exec("x " . implode(" ", array_merge_recursive($_GET["a"], $_GET["b"]))); // expect
    exec("x " . array_merge(...[$_GET["rows"]])[0]); // expect
    exec("x " . [...$_GET["l"], "a"][0]); // expect
    while (list($k, $v) = each($_GET)) exec("x " . $v); // expect
    for ($i = 0; $i < count($_GET["l"]); $i++) exec("x " . $_GET["l"][$i]); // expect
    $m = new CallbackFilterIterator(new ArrayIterator($_GET["l"]), fn($x) => true);
    foreach ($m as $x) exec("x " . $x); // expect
}
function i() {
    $allowed = ["a" => "ls", "b" => "pwd"];
    exec("x " . $allowed[$_GET["v"]]);
    if (in_array($_GET["w"], ["a", "b"], true)) exec("x " . $_GET["w"]);
    $mode = match ($_GET["m"]) { "a" => "ls", default => "pwd" };
    exec("x " . $mode);
    if (isset($allowed[$_GET["k"]])) exec("x " . $_GET["k"]);
    if (ctype_alnum($_GET["c"])) exec("x " . $_GET["c"]);
    if (preg_match('/^[a-z]+$/D', $_GET["p"])) exec("x " . $_GET["p"]);
    exec("x " . implode(",", array_map("intval", $_GET["l"])));
}
function j() {
    exec("x " . filter_var($_GET["i"], FILTER_SANITIZE_STRING)); // expect
    exec("x " . filter_input(INPUT_GET, "name")); // expect
    exec("x " . filter_input_array(INPUT_POST)["name"]); // expect
    exec("x " . filter_var($_GET["i"], FILTER_DEFAULT)); // expect
    exec("x " . filter_var_array($_GET, FILTER_DEFAULT)["a"]); // expect
    exec("x " . array_sum($_GET["l"]));
    exec("x " . array_search("a", ["a"]));
    exec("x " . array_key_exists($_GET["v"], []));
}
