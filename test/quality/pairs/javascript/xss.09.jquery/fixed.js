$(function () {
  var query = location.search.substring(1).split('q=')[1];
  $('#results').text('Results for ' + decodeURIComponent(query));
});
