ALTER TABLE `products_services` ADD `unit` text;--> statement-breakpoint
ALTER TABLE `products_services` ADD `unit_price_exact` text;--> statement-breakpoint
ALTER TABLE `products_services` ADD `tax_rate_exact` text;