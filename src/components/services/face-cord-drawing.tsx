/** A face cord as it is usually stacked, with its height and length. */
export const FaceCordDrawing = () => (
  <svg
    viewBox="0 0 330 178"
    role="img"
    aria-label="A row of wood, four feet high and eight feet long."
    className="mt-4 w-full max-w-100 fill-cream stroke-bark-500"
  >
    <defs>
      {/* The ends of the pieces, in two rows. */}
      <pattern id="wood-ends" width="20" height="34.4" patternUnits="userSpaceOnUse" x="50" y="6">
        <circle cx="10" cy="8.6" r="9" />
        <circle cx="10" cy="8.6" r="3.5" />
        {[0, 20].map((x) => (
          <g key={x}>
            <circle cx={x} cy="25.8" r="9" />
            <circle cx={x + 1} cy="25.8" r="4.5" />
          </g>
        ))}
      </pattern>
    </defs>
    <rect x="50" y="6" width="260" height="137.6" fill="url(#wood-ends)" strokeWidth="2" />
    <path
      d="M28 6v137.6M23 6h10M23 143.6h10M50 160h260M50 155v10M310 155v10"
      className="stroke-amber-dark"
      strokeWidth="1.5"
    />
    <g className="fill-forest-900 stroke-none text-label" textAnchor="middle">
      <rect x="150" y="152" width="60" height="16" className="fill-white" />
      <text x="180" y="165">
        8 feet
      </text>
      <rect x="20" y="52" width="16" height="46" className="fill-white" />
      <text transform="translate(32 75) rotate(-90)">4 feet</text>
    </g>
  </svg>
)
