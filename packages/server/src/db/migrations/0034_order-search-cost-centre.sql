-- Searches of orders cover their cost centres.
update orders set search_text = search_text || ' ' || to_search_text(cost_centre) where cost_centre is not null;
