<?php
class Stores_Page {
	public function render( $atts ) {
		return $this->template( 'results.php', array( 'city' => wp_unslash( $_GET['city'] ), 'radius' => absint( $_GET['radius'] ) ) );
	}

	private function template( $name, array $args ) {
		$override = locate_template( 'stores/' . $name );
		ob_start();
		load_template( '' !== $override ? $override : STORES_DIR . 'templates/' . $name, false, $args );
		return ob_get_clean();
	}
}
