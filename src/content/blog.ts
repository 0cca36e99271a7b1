/** What the blog's page says it is about. */
export const blog = {
  description: 'What we have learned about Michigan’s trees: when to prune oaks, how to plant, what a crack means.',
  keywords: 'tree care blog Michigan, oak wilt, pruning season',
  introduction: 'What we have learned about Michigan’s trees, and what you can do with it.',
}
