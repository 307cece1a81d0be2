const PAGES = [
  {
    file: 'thirsty_fashion.html',
    name: 'Start',
    text: 'A question: how many cups of water do you drink a day?',
  },
  {
    file: 'thirsty_fashion/info1.html',
    name: 'One T-shirt',
    text: 'The water behind one cotton T-shirt, in cups.',
  },
  {
    file: 'thirsty_fashion/info2.html',
    name: 'The industry',
    text: 'What fashion drinks in a year, with our checks.',
  },
  {
    file: 'thirsty_fashion/info3.html',
    name: 'The costs',
    text: 'Carbon, energy and water, four fibers, four tips.',
  },
  { file: 'charts/production.html', name: 'Chart: phases', text: 'CO2 by phase of a T-shirt’s life.' },
  { file: 'charts/fabrics.html', name: 'Charts: fabrics', text: 'Water, energy and CO2 of six fabrics.' },
  { file: 'sources.html', name: 'Sources', text: 'Every number, where it is from, and what we found.' },
  { file: 'teach.html', name: 'Teach', text: 'A plan for a lesson of 45 or 20 minutes.' },
  { file: 'teach/worksheet.html', name: 'Worksheet', text: 'Seven tasks to print.' },
  { file: 'teach/answers.html', name: 'Answers', text: 'The key, with its arithmetic.' },
  { file: 'teach/slip.html', name: 'Find the slip', text: 'Five claims to test.' },
  { file: 'teach/class.html', name: 'Our class', text: 'A table to fill in.' },
];

/** The pack's one-page guide: how to open it, what is in it, what to do with it in class. */
export function composeGuide(folder = ''): string {
  const rows = PAGES.map(
    ({ file, name, text }) => `<li><a href="${folder}${file}"><b>${name}</b></a> ${text}</li>`,
  ).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Threadprint in the classroom: a guide</title>
<style>
body { max-width: 62ch; margin: 2rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 Georgia, serif; color: #16232e; background: #fbf7ee; }
a { color: inherit; }
li { margin-block: 0.5rem; }
</style>
</head>
<body>
<main>
<h1>Threadprint, without a network</h1>
<p>Unpack the whole folder first. Then open this page, or any page below, with a browser. Nothing is installed, nothing is sent.</p>
<h2>What is here</h2>
<ol>
${rows}
</ol>
<p>These pages hold the whole text and every chart in its final state. The moving story needs a server: see the README of the source.</p>
<h2>Three things to do in class</h2>
<ol>
<li><b>Guess first.</b> Before you open “One T-shirt”, let each pupil write down a number of cups. Who is closest?</li>
<li><b>Find the slip.</b> A well-known claim about a lake is ten times too big. Work out the share yourself. Then compare with our check.</li>
<li><b>Multiply two columns.</b> Take <a href="data/fabrics.csv">the table of fabrics</a>: water for one kilogram, times the yearly production. Which fiber drinks most?</li>
</ol>
<p>The tables are also here as <a href="data/fabrics.json">JSON</a>. Text, charts and pictures: CC BY 4.0. Code: MIT. Others’ parts: <a href="licenses.txt">licenses</a>.</p>
</main>
</body>
</html>
`;
}
