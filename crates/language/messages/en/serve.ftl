# What the server says in the terminal.

serve-address = The workbench is at { $address }
serve-warning = Everyone on this network can now open it: play, start searches, and use this computer's time. What they send is not encrypted.
serve-network = On a phone or another computer: { $address }
serve-no-browser = no browser could be opened; open { $address } yourself
serve-stop = Ctrl-C stops it.
