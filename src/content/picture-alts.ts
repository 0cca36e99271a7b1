/** What the pictures show that belong to no service. */
export const pictureAlts = {
  hero: 'A broad, sunlit oak with a rope swing beside a cream farmhouse at golden hour.',
  workshop: 'A green 1950s pickup on the gravel drive of a green barn workshop, beside a row of mature maples.',
  emergency: 'A storm-torn oak limb lies across a driveway, marked off with orange cones, under a dark evening sky.',
  spring: 'Spring: an arborist on an orchard ladder prunes a blossoming tree beside a farmhouse.',
  autumn: 'Autumn: maples in orange and gold over a lawn of fallen leaves, with a raked heap and a wheelbarrow.',
  winter: 'Winter: snow-laden pines and a bare oak around a farmhouse with lamplit windows.',
} as const
