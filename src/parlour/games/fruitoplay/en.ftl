fruitoplay-title = Fruitoplay
