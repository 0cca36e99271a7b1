/** Copied from src/content/quote-options.ts, which a function must not import. A test keeps them in sync. */
const labels: Readonly<Record<string, string>> = {
  'tree-removal': 'Tree Removal',
  'tree-trimming': 'Tree Trimming & Pruning',
  'stump-grinding': 'Stump Grinding',
  'tree-installation': 'Tree Installation/Planting',
  'tree-transplanting': 'Tree Transplanting',
  'emergency-service': 'Emergency Tree Service',
  consultation: 'Consultation / Tree Health Assessment',
  'firewood-sales': 'Firewood Sales',
  other: 'Other (Please specify below)',
}

/** Falls back to the id if it has no label. */
export const serviceLabel = (id: string): string => (Object.hasOwn(labels, id) ? (labels[id] ?? id) : id)
