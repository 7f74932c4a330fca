<h1>Home</h1>
