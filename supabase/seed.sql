-- Sample rows for local development only. The people are invented, and no row names a town, a
-- state or the company; the days for oaks and the roads are those of its region. Never load this
-- into a hosted project: supabase/config.toml disables it for the Supabase CLI, and the check below
-- refuses a database that already has rows.

do $$ begin
  if exists (select from public.blog_posts) or exists (select from public.testimonials)
    or exists (select from public.quote_requests) or exists (select from public."ContactForm") then
    raise exception 'The samples are for an empty database, and this one has rows of its own.';
  end if;
end $$;

insert into public.blog_posts (title, slug, author, category, date, image_url, excerpt, content) values
  ('When to prune an oak', 'when-to-prune-an-oak', 'Walt Hensley', 'Pruning', '2026-11-04T16:00:00Z', null,
   'Why no oak should be cut in spring, and what to do after a storm.',
   'Oak wilt is a fungus, and sap beetles carry it. Fresh cuts draw them.

<b>The rule is short.</b> Do not prune or wound an oak from April 15 to July 15; it is safest to wait until the leaves are down. If a storm breaks a limb, paint the wound at once if you can reach it from the ground, with no wire near and nothing hanging above; any latex paint will do. If an oak has to come down in those months, its stump is painted too.

<h2>What it does to the tree</h2>
The fungus clogs the vessels that carry water. A red oak can be bare within a summer, from the top down. A white oak holds out longer, sometimes for years, one limb after the other. Oaks that stand close together share their roots, so the next tree can catch it below ground, where no paint helps.

<h2>How we prune one</h2>
We come when the beetles are gone and the tree is bare, because then its shape can be seen and a wound has the whole winter to dry. Dead and broken wood comes out first, then limbs that rub, then what hangs over a roof. Each cut is just outside the collar, the swelling where a limb meets the trunk, so the tree can close it. We don’t top an oak, and we take no more than it can spare: those leaves feed it.

<h2>What to do until then</h2>
<ul>
<li>Mark the limb, and have it pruned once the leaves are down.</li>
<li>Does a red oak drop its leaves from the top down in summer? Report it to the DNR.</li>
<li>Do not move firewood: the fungus travels in it.</li>
</ul>'),
  ('Planting a tree that outlives you', 'planting-a-tree-that-outlives-you', 'Walt Hensley', 'Planting', '2026-09-30T16:00:00Z', null,
   'How to find the root flare, and why mulch stays off the bark.',
   'Find the place where the trunk widens into the first roots. That is the <b>root flare</b>, and it belongs level with the lawn.

Call 811 at least three full business days before you dig. Dig two to three times as wide as the root ball, and no deeper. Set the tree, cut off twine, wire and circling roots, check it from two sides, fill with the soil that came out, and water it in.

Spread mulch two to four inches deep in a ring six feet across, and keep it off the bark.

<h2>Why the flare matters</h2>
Bark that is buried stays wet and rots, and roots that start too deep turn back and circle the trunk. It takes years to show: the tree leafs out late, stays thin on one side, and one day a wind finds it. If the trunk goes into the ground like a pole, dig with your hands until you find the flare, in the pot too.

<h2>The first three summers</h2>
A moved or a planted tree has lost most of its roots. Water it slowly, once a week when it doesn’t rain, and more often in sand. Stakes come off after a year. Don’t feed it, and don’t prune it but for broken twigs: for now it needs each leaf.'),
  ('What’s left of the ash', 'what-is-left-of-the-ash', 'Walt Hensley', 'Tree health', '2026-08-19T16:00:00Z', null,
   'Few big ash trees are left alive. What a dead one does, and how to pay less.',
   'An ash is easy to recognize. Its twigs grow in opposite pairs, each leaf is made of five to eleven leaflets, and the bark of an old trunk is ridged in diamonds. A box elder has pairs too, but usually fewer leaflets, and no diamonds.

<h2>What the emerald ash borer does</h2>
Its larvae eat the layer under the bark that feeds the tree. The crown thins from the top. By the third year it is often half bare, shoots grow from the trunk, woodpeckers fleck the bark, and beetles leave D-shaped holes an eighth of an inch wide.

<h2>What we do</h2>
A dead ash soon turns brittle: limbs drop on calm days, and a climber can’t trust them. That is why we take it down from a bucket or with a crane, and why it costs more the longer it stands. It is dangerous wherever people walk, park or sleep under it.

<h2>If money is tight</h2>
<ul>
<li>Keep the wood if you have a use for it.</li>
<li>Leave the stump, or have it ground later.</li>
<li>Let us choose the day: ask when we’re least busy.</li>
<li>Ask for two prices: the whole job, and only what has to come down.</li>
<li>Let it stand if it can’t reach people or anything of value.</li>
</ul>
Ask your city or township first: some want a permit, some want it gone.

Not an ash? See our page “Should this tree worry you?”'),
  ('Silver maple: the fast friend', 'silver-maple-the-fast-friend', 'Walt Hensley', 'Tree health', '2026-07-08T16:00:00Z', null,
   'It gave you shade in twenty years, and now it drops limbs. What pruning can do, and what it cannot.',
   'A silver maple grows fast, and its forks are often weak: two stems press together, with bark where wood should be.

<b>Pruning</b> takes out dead wood and takes weight off long limbs, a little every few years, because big cuts rot. Topping only adds rot.

<b>A cable</b> ties two stems together, so that the fork is less likely to split. It can’t hold rotten wood, and it needs checking.

<b>On a visit</b> we look for cracked forks, hollow limbs and rotten roots.

<b>The tree usually has to go</b> when a crack runs through a fork or the trunk, when the base is rotten or the soil lifts, or when the cuts would leave no crown. Is there a new crack or a new lean? Call now, and sleep in another room. For other signs, see our page “Should this tree worry you?”');

insert into public.testimonials (name, location, rating, testimonial, service, created_at) values
  ('Dana R.', 'Packard Street', 5, 'A maple limb lay across our porch roof at six in the morning. By noon it was gone, the gutter was the only thing bent, and the lawn had been raked.', 'Tree Removal', '2026-10-12T14:00:00Z'),
  ('Marcus and Ellen T.', 'Lakeshore Drive', 5, 'They talked us out of taking down the old oak. It was pruned in January, and it leafed out better than it has in years.', 'Tree Trimming & Pruning', '2026-09-03T14:00:00Z'),
  ('Priya S.', 'Old West Side', 4, 'Two stumps ground in an hour through a narrow gate. They came a day later than planned, but they called the evening before.', 'Stump Grinding', '2026-08-21T14:00:00Z'),
  ('Joe K.', 'Pontiac Trail', 5, 'Moved a young sugar maple across the yard in April. It has not noticed.', 'Tree Transplanting', '2026-06-17T14:00:00Z');

insert into public.quote_requests (name, email, phone, address, services, description, created_at) values
  ('Sam Whitfield', 'sam.whitfield@example.com', '(555) 555-0111', '2210 Miller Ave', array['tree-removal', 'stump-grinding'],
   E'Dead ash in the back yard, about 60 feet.\nA shed stands under it; a truck can reach it from the alley.', now() - interval '3 hours'),
  ('Grace Lindqvist', 'grace.l@example.com', '555-555-0136', '418 Dunlap St', array['tree-trimming'],
   'The big oak touches the roof on the north side.', now() - interval '2 days'),
  ('Ted Okafor', 'ted.okafor@example.com', '555 555 0183', '9 Lakeview Ct', array['stump-grinding', 'other'],
   'Two stumps by the fence, and could you look at a leaning birch while you are here?', now() - interval '9 days');

-- The same ids in every database, so that a build's pages match the rows of the server that previews them.
update public.blog_posts set id = md5(slug)::uuid;
update public.testimonials set id = md5(name)::uuid;
