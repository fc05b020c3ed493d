-- The brokerage whose provider alone vouched for the person when they made a factor or recovery codes; null for none. All of them
-- end when the person joins another brokerage: who runs that provider may have made them.
alter table people add column factors_under text references brokerages;
